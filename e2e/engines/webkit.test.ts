import { playEveryGameIn } from "./games";
import { startWebKit } from "./webkit";

playEveryGameIn(startWebKit);
