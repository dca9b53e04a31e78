/** Why a text has not the form that it must have, with what was probably meant. */
export interface Fault {
  readonly message: string;
  readonly suggestion?: string;
}
