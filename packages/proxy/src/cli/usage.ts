/** What `gw --help` prints. */
export const USAGE = `Usage:
  gw -f FILE                                  run the gateway (- reads standard input)
  gw --validate-only -f FILE [--json]         judge a configuration and end
  gw validate PATH... [--json]                judge files, and the YAML files of folders
  gw --version | --help

Options:
  -f, --file FILE     the configuration
  --validate-only     do not run it: report everything that is wrong with it
  --offline           judge without any connection; judging never opens one
  --json              findings as a JSON array
  -V, --version       print the version
  -h, --help          print this text

Exit status: 0 when all is well, 2 when the command line or the configuration is wrong.
`;
