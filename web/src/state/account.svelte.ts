import type { AccountAnswer, Failure } from "../protocol/messages";
import {
  accountTables,
  changePassword,
  deleteAccount,
  loadAccount,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from "../protocol/people";
import { releaseTables } from "./my_tables";

const kKey = "atlantica.account";

export interface SignInWish {
  kind: "in" | "up";
  name: string;
  password: string;
}

// Why a guest is asked to sign in, and what happens afterwards.
export interface AskedToSignIn {
  why: "wish" | "rated";
  then(): void;
}

// The signed-in account. The session is a cookie that scripts cannot read; the name is kept in the browser, so that a
// guest's page asks the server only on the account page.
class CurrentAccount {
  name = $state(localStorage.getItem(kKey) ?? ""); // empty for a guest
  ratings = $state.raw<AccountAnswer["ratings"]>([]);
  asked = $state.raw<AskedToSignIn>();

  constructor() {
    // Another tab signed in or out.
    addEventListener("storage", ({ key, newValue }) => {
      if (key === kKey) this.name = newValue ?? "";
    });
  }

  ask(why: AskedToSignIn["why"], then: () => void = () => {}): void {
    this.asked = { why, then };
  }

  readonly dismiss = (): void => {
    this.asked = undefined;
  };

  async sign(wish: SignInWish): Promise<Failure | undefined> {
    const answer = await (wish.kind === "up" ? signUp : signIn)(wish.name.trim(), wish.password);
    if (!answer.ok) return answer.failure;
    this.become(answer.value);
    return undefined;
  }

  // Checks with the server, as the session may have expired.
  async refresh(): Promise<Failure | undefined> {
    return this.name ? this.recall() : undefined;
  }

  // Asks the server even if no name is stored: the cookie may have outlived it. Being a guest is not a failure.
  async recall(): Promise<Failure | undefined> {
    const answer = await loadAccount();
    if (answer.ok) this.become(answer.value);
    else if (answer.failure.code !== "not_signed_in") return answer.failure;
    else this.forget();
    return undefined;
  }

  async signOut(where: "here" | "everywhere"): Promise<Failure | undefined> {
    const held = await accountTables();
    const answer = await (where === "here" ? signOut : signOutEverywhere)();
    if (!answer.ok) return answer.failure;
    if (held.ok) releaseTables(localStorage, this.name, held.value);
    this.forget();
    return undefined;
  }

  async changePassword(before: string, fresh: string): Promise<Failure | undefined> {
    const answer = await changePassword(before, fresh);
    if (!answer.ok) return answer.failure;
    this.become(answer.value);
    return undefined;
  }

  // The seats whose tokens this browser has can be played on as a guest's.
  async remove(password: string): Promise<Failure | undefined> {
    const answer = await deleteAccount(password);
    if (!answer.ok) return answer.failure;
    this.forget();
    return undefined;
  }

  private become({ name, ratings }: AccountAnswer): void {
    this.name = name;
    this.ratings = ratings;
    localStorage.setItem(kKey, name);
  }

  private forget(): void {
    this.name = "";
    this.ratings = [];
    localStorage.removeItem(kKey);
  }
}

export const account = new CurrentAccount();
