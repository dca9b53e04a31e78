/** A name, or the name with the first number that makes it free. */
export function firstFree(name: string, isFree: (name: string) => boolean): string {
  if (isFree(name)) return name;
  let number = 2;
  while (!isFree(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
