import { startFirefox } from "./firefox";
import { playEveryGameIn } from "./games";

playEveryGameIn(startFirefox);
