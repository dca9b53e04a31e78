/** `localhost`, an IP address or a lower-case host name with a dot, each with a port. */
const ADDRESS =
  /^(?:localhost|[0-9]{1,3}(?:\.[0-9]{1,3}){3}|\[[0-9a-f:]{2,39}\]|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}\.[a-z]{2,24}):[0-9]{1,5}$/;

/** Whether a text is the address of a server, and therefore no secret that was written there. */
export function isPlainAddress(text: string): boolean {
  return ADDRESS.test(text);
}
