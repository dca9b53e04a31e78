/** Why a text does not have the required format, with a suggestion. */
export interface Fault {
  readonly message: string;
  readonly suggestion?: string;
}
