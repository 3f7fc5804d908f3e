import { findTable, rememberTable, type Store } from "./my_tables";

// What the address says about the visitor: a seat's token, an invitation to one, or a seat of the account.
export interface Role {
  token?: string | undefined;
  invite?: string | undefined;
  seat?: number | undefined;
}

// What holding a seat changes outside the table: the browser's storage and the fragment of the address.
export interface Belongings {
  store: Store;
  account: string; // signed in here; empty for a guest
  showFragment(fragment: string): void;
}

// The seat this browser holds at a table: by a token, by the account, or not yet, while its visitor is invited. It is
// remembered, so that the visitor can come back without the link.
export class HeldSeat {
  token = $state<string>();
  invite = $state<string>(); // until it is claimed or declined
  readonly accountSeat: number | undefined;
  readonly here: { seat: number; token: string }[]; // the seats of all who share this device
  private readonly isKnown: boolean;

  constructor(
    private readonly table: string,
    role: Role,
    private readonly belongings: Belongings,
  ) {
    const { store, account } = belongings;
    const known = findTable(store, table);
    const isNamed = role.token !== undefined || role.invite !== undefined || role.seat !== undefined;
    this.isKnown = known !== undefined;
    this.here = known?.here ?? [];
    this.invite = role.invite;
    this.token = isNamed ? role.token : known?.token;
    // A seat this browser knows without a token belongs to the account.
    const isAccounts = !isNamed && !this.token && account !== "" && (known?.account ?? account) === account;
    this.accountSeat = role.seat ?? (isAccounts ? known?.seat : undefined);
  }

  // Sits down with the token of a claimed seat, or of the next player on this device.
  readonly take = (token: string): void => {
    this.belongings.showFragment(`#${token}`);
    this.token = token;
    this.invite = undefined;
  };

  readonly watch = (): void => {
    this.belongings.showFragment("");
    this.invite = undefined;
  };

  // Remembers the table, and the seat that the server confirmed. The account keeps track of its own seats.
  remember({ game, over, seat }: { game: string; over: boolean; seat: number | undefined }): void {
    if (this.accountSeat !== undefined && !this.isKnown) return;
    const held = seat === undefined || this.token === undefined ? {} : { seat, token: this.token };
    rememberTable(this.belongings.store, {
      table: this.table,
      game,
      ...held,
      ...(over && { over: "yes" as const }),
    });
  }

  // The host gave the seat away: its token is no longer valid.
  lose(): void {
    rememberTable(this.belongings.store, { table: this.table, token: undefined, seat: undefined });
    this.belongings.showFragment("");
  }

  // The same people keep their seats and tokens at the next table.
  rememberRematch({ game, rematch, seat }: { game: string; rematch: string; seat: number }): void {
    const { store } = this.belongings;
    if (findTable(store, rematch)) return;
    rememberTable(store, {
      table: rematch,
      game,
      seat,
      token: this.token,
      ...(this.here.length > 0 && { here: this.here }),
    });
  }
}
