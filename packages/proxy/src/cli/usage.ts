/** The output of `gw --help`. */
export const USAGE = `Usage:
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
  --json              the same as --format json; explain prints JSON too
  --strict            warnings count: exit status 1 when there are only warnings; of llm convert: when
                      the request cannot be converted without loss
  -V, --version       print the version
  -h, --help          print this text

Signals to a running gateway:
  SIGTERM, SIGINT     end: requests in progress get config.connectionTerminationDeadline; a second one ends at once
  SIGHUP              read the configuration again
  SIGUSR1, SIGUSR2    ignored

What this build does not run is an error in a standalone file. In Kubernetes manifests it is a
warning: the object is left out, and what needs it responds with 500.

Exit status: 0 when all is well, 1 when there are warnings and they count, 2 when the command line or
the configuration is wrong.
`;
