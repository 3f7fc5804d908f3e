import type { TableInfo } from "../protocol/messages";

// Whether the links of a table are shown: on request, and once by themselves if a friend's seat is free when the table
// opens.
export class Sharing {
  isShown = $state(false);
  private wasOpened = false;

  opened(info: TableInfo, invites: { seat: number }[]): void {
    if (this.wasOpened) return;
    this.wasOpened = true;
    if (invites.some(({ seat }) => info.seats[seat]?.taken === false)) this.isShown = true;
  }

  readonly show = (): void => {
    this.isShown = true;
  };

  readonly close = (): void => {
    this.isShown = false;
  };
}
