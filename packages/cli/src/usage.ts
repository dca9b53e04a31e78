/** The help about all commands. */
const USAGE = `Usage:
  gw                                begin: run gateway.yaml of this folder; where there is none,
                                    write a first one, with a page on port 4000
  gw new [FILE] [--port PORT]       write a first configuration without a question, and run it
  gw -f FILE                        run the gateway (- reads standard input)
  gw --validate-only -f FILE        judge a configuration and end
  gw validate PATH...               judge files, and the YAML files below folders
  gw explain PROPERTY               what a property means: gw explain trafficPolicies.timeouts
  gw explain -f FILE [ROUTE]        what applies to the routes of a file, and where it is set
  gw explain -f FILE --request 'GET http://host/path' [-H 'name: value']
                                    what a request meets: listener, route, policies, backends
  gw catalog import FILE            make a model catalogue of an api.json of models.dev
  gw import --from NAME FILE        make a configuration of one of agentgateway, litellm or
                                    portkey, with a report
  gw llm convert -f FILE --to NAME  what a provider would be sent for a request; nothing is sent
  gw config VERB -f FILE            export, import, history, restore and reseal of the configuration in the
                                    database of a file
  gw COMMAND --help                 more about one of these commands
  gw --version | --help

Options:
  -f, --file FILE     the configuration: a standalone file, or a file or folder of Kubernetes manifests
  --validate-only     do not run it: report everything that is wrong with it
  --offline           judge without any connection; judging never opens one
  --format FORMAT     how findings are written: text, json, sarif, github or junit
  --request REQUEST   of explain: a method and a URL; the port of the URL says which gateway
  -H, --header FIELD  of explain --request: a header field, such as 'x-user: ann'
  --from FORMAT       of llm convert: chat-completions (the default), messages, responses, gemini, converse
  --to NAME           of llm convert: a provider such as anthropic, or a format such as messages
  --model NAME        of llm convert: in place of the model that the request names
  -m, --message TEXT  of config import and restore: what the change is for
  --json              the same as --format json; explain prints JSON too
  --strict            warnings count: exit status 1 when there are only warnings; of llm convert: when
                      the request cannot be converted without loss
  --port PORT         of new: the port of the first page, 4000 when unset
  -V, --version       print the version
  -h, --help          print this text

Signals to a running gateway:
  SIGTERM, SIGINT     end: requests in progress get config.connectionTerminationDeadline; a second one ends at once
  SIGHUP              read the configuration again; with ui.access.adminAddr: Login, print an address for a login
  SIGUSR1, SIGUSR2    ignored

What this build does not run is an error in a standalone file. In Kubernetes manifests it is a
warning: the object is left out, and what needs it responds with 500.

Exit status: 0 when all is well, 1 when there are warnings and they count, 2 when the command line or
the configuration is wrong.
`;

const FINDINGS = `  --format FORMAT     how findings are written: text, json, sarif, github or junit
  --json              the same as --format json
  --strict            exit status 1 when there are only warnings
`;

/** The help about each command, by its name. */
const COMMAND_HELP: Readonly<Record<string, string>> = {
  new: `Writes a first configuration, and runs it: one page, and an admin UI that adds the rest.

Usage:
  gw new [FILE] [--port PORT]       FILE is gateway.yaml in this folder when unset

It asks nothing, and never replaces a file. gw without arguments does the same with gateway.yaml, asks first at
a terminal, and runs the file if it exists. The gateway prints the address of the admin UI with a token, which
is good for one login. If the gateway does not start, the file is removed again.

Options:
  --port PORT         the port of the page, 4000 when unset

Exit status: 1 when the gateway does not start, 2 when the file exists or cannot be written.
`,
  validate: `Judges configurations without running them, and reports everything that is wrong.

Usage:
  gw validate PATH...               files, - for standard input, and the YAML files below folders

Options:
${FINDINGS}
Exit status: 0 without errors, 1 when there are warnings and --strict is set, 2 when there are errors.
`,
  explain: `Says what a property means, what applies to a route, or what a request meets.

Usage:
  gw explain PROPERTY               gw explain trafficPolicies.timeouts
  gw explain -f FILE [ROUTE]        what applies to the routes of a file, and where it is set
  gw explain -f FILE --request 'GET http://host/path' [-H 'name: value']
                                    listener, route, policies and backends of a request

Options:
  -f, --file FILE     the configuration
  --request REQUEST   a method and a URL; the port of the URL says which gateway
  -H, --header FIELD  a header field of the request, such as 'x-user: ann'; may be repeated
  --json              print JSON
`,
  catalog: `Makes a model catalogue, for config.modelCatalog, of the api.json of models.dev.

Usage:
  gw catalog import FILE            gw catalog import api.json > catalog.json

The catalogue goes to the standard output, and notes about models that are left out to the error output.
`,
  import: `Makes a configuration of another gateway's, with a report on each part.

Usage:
  gw import --from NAME FILE        NAME is one of agentgateway, litellm or portkey

The configuration goes to the standard output, and the report to the error output. No key is copied. What
would be less protected than before is left out.

Options:
  --from NAME         the other gateway
  --strict            exit status 1 when a part is left out

Exit status: 0 when it is valid, 1 with --strict when a part is left out, 2 when nothing is converted.
`,
  config: `Works with the objects in the database of a file (config.storage.mode: database).

Usage:
  gw config export -f FILE [NUMBER] print the file with the objects, or those of a version, as one file that
                                    needs no database, for the working directory; with marks in place of secrets
  gw config import -f FILE SOURCE   make the objects of a file those of the database; what FILE has
                                    already, and the sections config and ui, stay there; comments are not
                                    kept, and a mark of an export keeps its secret
  gw config history -f FILE         list the versions
  gw config history -f FILE NUMBER  print what a version changes, without secrets
  gw config restore -f FILE NUMBER  make the objects of a version the current ones
  gw config reseal -f FILE          seal all secrets of objects and versions by config.database.key

Every change is judged whole before, as gw validate does, and is a new version. Running gateways take it at once.

Options:
  -f, --file FILE     the configuration whose settings name the database
  -m, --message TEXT  what the change is for
  --json              of history: print the list as JSON
  --secrets           of export: print secrets, so that the file runs

Exit status: 0 when all is well, 1 when the database cannot be used, 2 when the configuration or the command
line is wrong, or somebody else has changed the objects meanwhile.
`,
  llm: `Shows what a provider would be sent for a request; nothing is sent.

Usage:
  gw llm convert -f FILE --to NAME  gw llm convert -f request.json --to anthropic

Options:
  -f, --file FILE     the request as JSON
  --from FORMAT       its format: chat-completions (the default), messages, responses, gemini, converse
  --to NAME           a provider such as anthropic, or a format such as messages
  --model NAME        in place of the model that the request names
  --json              print JSON
  --strict            exit status 1 when the request cannot be converted without loss
`,
};

/** The help about a command, or about all of them. */
export function helpOf(command?: string): string {
  const own = command !== undefined && Object.hasOwn(COMMAND_HELP, command);
  return (own ? COMMAND_HELP[command] : undefined) ?? USAGE;
}
