import type { AccountTable, Failure } from "../protocol/messages";
import { accountTables } from "../protocol/people";
import { account } from "./account.svelte";
import { forgetTable, myTables, type TableOfMine, tablesOfMine } from "./my_tables";

// The reader's tables: those of this browser at once, those of the account when loaded.
export class MyTables {
  private kept = $state.raw(myTables(localStorage));
  private held = $state.raw<AccountTable[]>([]);
  failure = $state.raw<Failure>(); // why the account's tables could not be loaded
  readonly all: TableOfMine[] = $derived(
    tablesOfMine(this.kept, account.name ? { name: account.name, tables: this.held } : undefined),
  );

  async load(): Promise<void> {
    this.kept = myTables(localStorage);
    this.held = [];
    this.failure = undefined;
    if (!account.name) return;
    const answer = await accountTables();
    if (answer.ok) this.held = answer.value;
    else if (answer.failure.code !== "not_signed_in") this.failure = answer.failure;
  }

  forget(table: string): void {
    forgetTable(localStorage, table);
    this.kept = myTables(localStorage);
  }
}
