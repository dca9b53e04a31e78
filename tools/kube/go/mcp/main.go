// A client of the official library of Go that does what lines of JSON on its standard input say:
// `go-client URL [VERSION]`, where VERSION is the protocol version that it asks for.
//
// Input: {"id", "method", "params", "progress"} makes a request, {"cancel": id} ends one,
// {"callback": URL} is where the identity provider sent the user back to.
// Output: {"session"} once connected; {"id", "result" | "error" | "progress"}; {"heard"} and {"asked"} for
// notifications and requests of the server; {"open": URL} where the user must sign in.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/auth"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/modelcontextprotocol/go-sdk/oauthex"
)

const (
	largestLine = 16 << 20
	redirectURL = "http://127.0.0.1:9/callback"
)

type object = map[string]any

type order struct {
	ID       int             `json:"id"`
	Method   string          `json:"method"`
	Params   json.RawMessage `json:"params"`
	Progress bool            `json:"progress"`
	Cancel   int             `json:"cancel"`
	Callback string          `json:"callback"`
}

var output sync.Mutex

func say(message object) {
	line, err := json.Marshal(message)
	if err != nil {
		fail(err)
	}
	output.Lock()
	defer output.Unlock()
	os.Stdout.Write(append(line, '\n'))
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// Reads orders until the input ends; where the user was sent back to goes to its own channel.
func read(orders chan<- order, callbacks chan<- string) {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, largestLine)
	for lines.Scan() {
		var next order
		if err := json.Unmarshal(lines.Bytes(), &next); err != nil {
			fail(err)
		}
		if next.Callback != "" {
			callbacks <- next.Callback
		} else {
			orders <- next
		}
	}
	close(orders)
}

func signIn(callbacks <-chan string) auth.OAuthHandler {
	handler, err := auth.NewAuthorizationCodeHandler(&auth.AuthorizationCodeHandlerConfig{
		DynamicClientRegistrationConfig: &auth.DynamicClientRegistrationConfig{
			Metadata: &oauthex.ClientRegistrationMetadata{
				ClientName:              "end-to-end test",
				RedirectURIs:            []string{redirectURL},
				GrantTypes:              []string{"authorization_code", "refresh_token"},
				ResponseTypes:           []string{"code"},
				TokenEndpointAuthMethod: "none",
			},
		},
		RedirectURL: redirectURL,
		AuthorizationCodeFetcher: func(_ context.Context, args *auth.AuthorizationArgs) (*auth.AuthorizationResult, error) {
			say(object{"open": args.URL})
			back, err := url.Parse(<-callbacks)
			if err != nil {
				return nil, err
			}
			found := back.Query()
			return &auth.AuthorizationResult{
				Code: found.Get("code"), State: found.Get("state"), Iss: found.Get("iss"),
			}, nil
		},
	})
	if err != nil {
		fail(err)
	}
	return handler
}

func heard(method string, params any) {
	say(object{"heard": object{"method": method, "params": params}})
}

func asked(method string, params any) {
	say(object{"asked": object{"method": method, "params": params}})
}

// A client that responds to requests of servers as the other clients of the tests do.
func newClient() *mcp.Client {
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, &mcp.ClientOptions{
		Capabilities: &mcp.ClientCapabilities{RootsV2: &mcp.RootCapabilities{}},
		CreateMessageHandler: func(_ context.Context, request *mcp.CreateMessageRequest) (*mcp.CreateMessageResult, error) {
			asked("sampling/createMessage", request.Params)
			return &mcp.CreateMessageResult{
				Model: "m", Role: "assistant", Content: &mcp.TextContent{Text: "said"},
			}, nil
		},
		ElicitationHandler: func(_ context.Context, request *mcp.ElicitRequest) (*mcp.ElicitResult, error) {
			asked("elicitation/create", request.Params)
			return &mcp.ElicitResult{Action: "accept", Content: object{"name": "Ada"}}, nil
		},
		ToolListChangedHandler: func(_ context.Context, request *mcp.ToolListChangedRequest) {
			heard("notifications/tools/list_changed", request.Params)
		},
		ResourceUpdatedHandler: func(_ context.Context, request *mcp.ResourceUpdatedNotificationRequest) {
			heard("notifications/resources/updated", request.Params)
		},
		LoggingMessageHandler: func(_ context.Context, request *mcp.LoggingMessageRequest) {
			heard("notifications/message", request.Params)
		},
		ProgressNotificationHandler: func(_ context.Context, request *mcp.ProgressNotificationClientRequest) {
			params := request.Params
			say(object{"id": params.ProgressToken, "progress": object{
				"progress": params.Progress, "total": params.Total, "message": params.Message,
			}})
		},
	})
	client.AddRoots(&mcp.Root{URI: "file:///a", Name: "a"})
	return client
}

// Calls a function of the library with the parameters of an order.
func call[Params any, Result any](
	ctx context.Context, given order, of func(context.Context, *Params) (Result, error),
) (any, error) {
	params := new(Params)
	if err := json.Unmarshal(given.Params, params); err != nil {
		return nil, err
	}
	if with, ok := any(params).(interface{ SetProgressToken(any) }); ok && given.Progress {
		with.SetProgressToken(given.ID)
	}
	return of(ctx, params)
}

func without[Params any](
	of func(context.Context, *Params) error,
) func(context.Context, *Params) (object, error) {
	return func(ctx context.Context, params *Params) (object, error) {
		return object{}, of(ctx, params)
	}
}

func request(ctx context.Context, session *mcp.ClientSession, given order) (any, error) {
	switch given.Method {
	case "ping":
		return call(ctx, given, without(session.Ping))
	case "tools/list":
		return call(ctx, given, session.ListTools)
	case "tools/call":
		return call(ctx, given, session.CallTool)
	case "prompts/list":
		return call(ctx, given, session.ListPrompts)
	case "prompts/get":
		return call(ctx, given, session.GetPrompt)
	case "resources/list":
		return call(ctx, given, session.ListResources)
	case "resources/templates/list":
		return call(ctx, given, session.ListResourceTemplates)
	case "resources/read":
		return call(ctx, given, session.ReadResource)
	case "resources/subscribe":
		return call(ctx, given, without(session.Subscribe))
	case "resources/unsubscribe":
		return call(ctx, given, without(session.Unsubscribe))
	case "completion/complete":
		return call(ctx, given, session.Complete)
	case "logging/setLevel":
		return call(ctx, given, without(session.SetLoggingLevel))
	}
	return nil, fmt.Errorf("the library has no function for %s", given.Method)
}

func answer(id int, result any, err error) {
	var wire *jsonrpc.Error
	switch {
	case err == nil:
		say(object{"id": id, "result": result})
	case errors.As(err, &wire):
		say(object{"id": id, "error": object{
			"code": wire.Code, "message": wire.Message, "data": wire.Data,
		}})
	default:
		say(object{"id": id, "error": object{"code": 0, "message": err.Error()}})
	}
}

func main() {
	ctx := context.Background()
	orders, callbacks := make(chan order), make(chan string)
	go read(orders, callbacks)
	options := &mcp.ClientSessionOptions{}
	if len(os.Args) > 2 {
		options.ProtocolVersion = os.Args[2]
	}
	transport := &mcp.StreamableClientTransport{
		Endpoint: os.Args[1], OAuthHandler: signIn(callbacks),
	}
	session, err := newClient().Connect(ctx, transport, options)
	if err != nil {
		fail(err)
	}
	say(object{"session": session.ID() != ""})
	ends := map[int]context.CancelFunc{}
	for given := range orders {
		if end, found := ends[given.Cancel]; found {
			end()
			continue
		}
		until, end := context.WithCancel(ctx)
		ends[given.ID] = end
		go func() {
			result, err := request(until, session, given)
			answer(given.ID, result, err)
		}()
	}
	if err := session.Close(); err != nil {
		fail(err)
	}
}
