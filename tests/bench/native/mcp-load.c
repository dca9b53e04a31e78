/*
 * Clients of MCP for the benchmark, each with a session and a connection of its own to 127.0.0.1.
 * Arguments: port, path, clients, seconds, calls per second over all clients (0: each calls again at
 * once; `streams`: each only opens its stream of events), and the names of the tools, which are called
 * in turn. The last line of the output is one JSON object: counts, and times in microseconds, at a rate
 * from when a call should have been sent. A response without a result is a failure.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER_BYTES = 8192, EVENTS = 256, MOST_SAMPLES = 4000000, LINE_BYTES = 2048, SESSION_BYTES = 1024 };
static const long SECOND = 1000000000L;

struct client {
  int socket;
  bool calling;
  /* When the call under way should have been sent, and when the next one has to be. */
  long began, next;
  size_t used;
  char *session;
  char buffer[BUFFER_BYTES + 1];
};

static const char *path;
static char **tools;
static int tool_count;
static float *samples;
static size_t count, failures;
static unsigned long ids;

static long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * SECOND + now.tv_nsec;
}

static void fail(const char *what, const char *said) {
  fprintf(stderr, "%s: %s\n", what, said);
  exit(1);
}

static int connect_to(int port) {
  int to = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((unsigned short)port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int on = 1;
  setsockopt(to, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(to, (struct sockaddr *)&address, sizeof address) != 0) fail("connect", "no connection");
  return to;
}

static void send_request(struct client *client, const char *method, const char *body) {
  char request[LINE_BYTES + SESSION_BYTES + 512], session[SESSION_BYTES + 128] = "";
  if (client->session != NULL)
    snprintf(session, sizeof session, "mcp-session-id: %s\r\nmcp-protocol-version: 2025-11-25\r\n",
             client->session);
  int length = snprintf(request, sizeof request,
                        "%s %s HTTP/1.1\r\nhost: bench\r\nuser-agent: bench\r\n%s"
                        "accept: application/json, text/event-stream\r\n",
                        method, path, session);
  char *rest = request + length;
  size_t room = sizeof request - (size_t)length;
  length += body == NULL ? snprintf(rest, room, "\r\n")
                         : snprintf(rest, room, "content-type: application/json\r\ncontent-length: %zu\r\n\r\n%s",
                                    strlen(body), body);
  if (write(client->socket, request, (size_t)length) != length) fail("write", "connection lost");
  client->used = 0;
}

/* Whether what has arrived is a whole response; only one is ever under way. */
static bool is_whole(struct client *client) {
  char *all = client->buffer;
  all[client->used] = '\0';
  char *end = strstr(all, "\r\n\r\n");
  if (end == NULL) return false;
  size_t body = client->used - (size_t)(end + 4 - all);
  const char *field = strcasestr(all, "\r\ncontent-length:");
  if (field != NULL && field < end) return body >= strtoul(field + 17, NULL, 10);
  const char *chunked = strcasestr(all, "\r\ntransfer-encoding: chunked");
  if (chunked == NULL || chunked > end) return true;
  return body >= 5 && strcmp(all + client->used - 5, "0\r\n\r\n") == 0;
}

/* False when the connection has ended. */
static bool take(struct client *client, int flags) {
  ssize_t length = recv(client->socket, client->buffer + client->used, BUFFER_BYTES - client->used, flags);
  if (length <= 0) return length < 0;
  client->used += (size_t)length;
  return true;
}

static void exchange(struct client *client, const char *body, const char *expected) {
  send_request(client, "POST", body);
  do {
    if (!take(client, 0)) fail(body, "connection lost");
  } while (!is_whole(client));
  if (strstr(client->buffer, expected) == NULL) fail(body, client->buffer);
}

static void begin_session(struct client *client, int port) {
  client->socket = connect_to(port);
  exchange(client,
           "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
           "\"capabilities\":{},\"clientInfo\":{\"name\":\"bench\",\"version\":\"1.0.0\"}}}",
           "\"result\"");
  char *field = strcasestr(client->buffer, "\r\nmcp-session-id: ");
  if (field == NULL) fail("initialize", "no session");
  field += 18;
  client->session = strndup(field, strcspn(field, "\r"));
  if (strlen(client->session) >= SESSION_BYTES) fail("initialize", "a session id that is too long");
  exchange(client, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", " 202 ");
}

static void call(struct client *client) {
  char body[LINE_BYTES];
  unsigned long id = ++ids;
  snprintf(body, sizeof body,
           "{\"jsonrpc\":\"2.0\",\"id\":%lu,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
           "\"arguments\":{\"message\":\"the quick brown fox jumps over the lazy dog\"}}}",
           id, tools[id % (unsigned)tool_count]);
  client->calling = true;
  send_request(client, "POST", body);
}

static void open_stream(struct client *client) {
  send_request(client, "GET", NULL);
  do {
    if (!take(client, 0)) fail("GET", "connection lost");
  } while (strstr(client->buffer, "\r\n\r\n") == NULL);
  if (strstr(client->buffer, "text/event-stream") == NULL) fail("GET", client->buffer);
}

static int ascending(const void *a, const void *b) {
  float left = *(const float *)a, right = *(const float *)b;
  return (left > right) - (left < right);
}

static long percentile(size_t percent) {
  return count == 0 ? 0 : (long)samples[(count - 1) * percent / 100];
}

/* Sends what is due; returns the nanoseconds until the next call. */
static long send_due(struct client *clients, int size, long interval) {
  long now = nanoseconds(), first = now + SECOND / 10;
  for (int i = 0; i < size; i++) {
    struct client *client = &clients[i];
    if (client->calling) continue;
    if (client->next <= now) {
      client->began = interval == 0 ? now : client->next;
      client->next = interval == 0 ? 0 : client->next + interval;
      call(client);
    } else if (client->next < first) first = client->next;
  }
  return first - now;
}

static void receive(struct client *client, int poller) {
  if (!take(client, MSG_DONTWAIT)) {
    failures++;
    epoll_ctl(poller, EPOLL_CTL_DEL, client->socket, NULL);
    return;
  }
  if (!is_whole(client)) return;
  client->calling = false;
  if (strncmp(client->buffer, "HTTP/1.1 200", 12) != 0 || strstr(client->buffer, "\"result\"") == NULL ||
      strstr(client->buffer, "Echo: ") == NULL)
    failures++;
  if (count < MOST_SAMPLES) samples[count++] = (float)(nanoseconds() - client->began) / 1e3f;
}

static void run(struct client *clients, int size, long seconds, long rate) {
  int poller = epoll_create1(0);
  long start = nanoseconds(), interval = rate == 0 ? 0 : SECOND * size / rate;
  for (int i = 0; i < size; i++) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &clients[i]};
    epoll_ctl(poller, EPOLL_CTL_ADD, clients[i].socket, &event);
    clients[i].next = start + interval * i / size;
  }
  struct epoll_event ready[EVENTS];
  while (nanoseconds() < start + seconds * SECOND) {
    struct timespec wait = {0, send_due(clients, size, interval)};
    int some = epoll_pwait2(poller, ready, EVENTS, &wait, NULL);
    for (int i = 0; i < some; i++) receive(ready[i].data.ptr, poller);
  }
}

int main(int argc, char **argv) {
  if (argc < 7) return 2;
  path = argv[2];
  tools = argv + 6;
  tool_count = argc - 6;
  int size = atoi(argv[3]);
  long seconds = atol(argv[4]);
  bool only_streams = strcmp(argv[5], "streams") == 0;
  prctl(PR_SET_TIMERSLACK, 1);
  samples = malloc(sizeof *samples * MOST_SAMPLES);
  struct client *clients = calloc((size_t)size, sizeof *clients);
  for (int i = 0; i < size; i++) begin_session(&clients[i], atoi(argv[1]));
  for (int i = 0; i < size; i++) {
    if (only_streams) open_stream(&clients[i]);
    else exchange(&clients[i], "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"tools/list\"}", "\"tools\"");
  }
  long start = nanoseconds();
  if (only_streams) sleep((unsigned)seconds);
  else run(clients, size, seconds, atol(argv[5]));
  long end = nanoseconds();
  qsort(samples, count, sizeof *samples, ascending);
  printf("{\"requests\":%zu,\"durationMicroseconds\":%ld,\"failures\":%zu,"
         "\"p50Microseconds\":%ld,\"p99Microseconds\":%ld}\n",
         only_streams ? (size_t)size : count, (end - start) / 1000, failures, percentile(50), percentile(99));
}
