/*
 * What the servers of the benchmark share that answer POST by what its body says: HTTP/1.1 with keep-alive,
 * one thread, epoll. A server implements `respond`, calls `serve_forever`, and has its port printed.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER_BYTES = 16384, EVENTS = 256, BACKLOG = 4096 };
/* A tick is 10 ms; streams are spread over the ticks between two events. */
enum { TICK_NANOSECONDS = 10000000, TICKS = 10 };

struct connection {
  int socket;
  size_t used;
  bool streaming;
  unsigned phase;
  struct connection *next, *previous;
  char buffer[BUFFER_BYTES + 1];
};

/* A request that is complete; both texts end with a null character. */
static void respond(struct connection *connection, const char *head, const char *body);
/* The time has come for an event on a stream. */
static void send_event(struct connection *connection);

/* Connections that take events. */
static struct connection streams = {.next = &streams, .previous = &streams};
static int poller;

static void poll_for(int socket, void *owner) {
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = owner};
  if (epoll_ctl(poller, EPOLL_CTL_ADD, socket, &event) != 0) {
    perror("epoll_ctl");
    exit(1);
  }
}

/* Who does not read loses what does not fit: nothing that is sent here is long. */
static void send_bytes(struct connection *connection, const char *bytes, size_t length) {
  send(connection->socket, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/* A whole response with a body; `fields` are lines of the head, each with its end. */
static void send_response(struct connection *connection, const char *status, const char *fields,
                          const char *body, size_t length) {
  char bytes[BUFFER_BYTES];
  int head = snprintf(bytes, sizeof bytes, "HTTP/1.1 %s\r\n%scontent-length: %zu\r\n\r\n", status,
                      fields, length);
  if (head < 0 || (size_t)head + length > sizeof bytes) exit(1);
  memcpy(bytes + head, body, length);
  send_bytes(connection, bytes, (size_t)head + length);
}

static void begin_stream(struct connection *connection) {
  static const char head[] = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n"
                             "transfer-encoding: chunked\r\n\r\n";
  static unsigned phases;
  send_bytes(connection, head, sizeof head - 1);
  connection->streaming = true;
  connection->phase = phases++ % TICKS;
  connection->next = streams.next;
  connection->previous = &streams;
  streams.next->previous = connection;
  streams.next = connection;
}

static void end(struct connection *connection) {
  if (connection->streaming) {
    connection->previous->next = connection->next;
    connection->next->previous = connection->previous;
  }
  close(connection->socket);
  free(connection);
}

static size_t body_length(const char *head) {
  const char *field = strcasestr(head, "\r\ncontent-length:");
  return field == NULL ? 0 : strtoul(field + 17, NULL, 10);
}

/* Answers every request that is complete and keeps the rest; false when the connection has to end. */
static bool serve(struct connection *connection) {
  size_t offset = 0;
  while (true) {
    char *head = connection->buffer + offset;
    char *rest = memmem(head, connection->used - offset, "\r\n\r\n", 4);
    if (rest == NULL) break;
    char *body = rest + 4;
    rest[2] = '\0';
    size_t length = body_length(head);
    rest[2] = '\r';
    if (strncasecmp(head, "POST", 4) == 0 && length == 0) return false;
    if ((size_t)(body - connection->buffer) + length > connection->used) break;
    rest[2] = '\0';
    char kept = body[length];
    body[length] = '\0';
    respond(connection, head, body);
    body[length] = kept;
    offset = (size_t)(body - connection->buffer) + length;
  }
  connection->used -= offset;
  if (offset > 0) memmove(connection->buffer, connection->buffer + offset, connection->used);
  return connection->used < BUFFER_BYTES;
}

static bool ready(struct connection *connection) {
  ssize_t count = recv(connection->socket, connection->buffer + connection->used,
                       BUFFER_BYTES - connection->used, MSG_DONTWAIT);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  if (count <= 0) return false;
  connection->used += (size_t)count;
  return serve(connection);
}

static void tick(int timer) {
  static unsigned ticks;
  unsigned long missed;
  if (read(timer, &missed, sizeof missed) != sizeof missed) return;
  ticks++;
  for (struct connection *each = streams.next; each != &streams; each = each->next)
    if (each->phase == ticks % TICKS) send_event(each);
}

static void accept_one(int listener) {
  int socket = accept(listener, NULL, NULL);
  if (socket < 0) return;
  int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  struct connection *connection = calloc(1, sizeof *connection);
  connection->socket = socket;
  poll_for(socket, connection);
}

static int listen_locally(void) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, BACKLOG) != 0) {
    perror("listen");
    exit(1);
  }
  getsockname(listener, (struct sockaddr *)&address, &length);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  return listener;
}

static void serve_forever(void) {
  int listener = listen_locally();
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
  struct itimerspec each = {{0, TICK_NANOSECONDS}, {0, TICK_NANOSECONDS}};
  timerfd_settime(timer, 0, &each, NULL);
  poller = epoll_create1(0);
  poll_for(listener, NULL);
  poll_for(timer, &streams);
  struct epoll_event events[EVENTS];
  while (true) {
    int count = epoll_wait(poller, events, EVENTS, -1);
    for (int i = 0; i < count; i++) {
      struct connection *connection = events[i].data.ptr;
      if (connection == NULL) accept_one(listener);
      else if (connection == &streams) tick(timer);
      else if (!ready(connection)) end(connection);
    }
  }
}
