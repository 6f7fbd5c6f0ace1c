/** Tests outside this package talk to a socket, too: Node 20 has none of its own. */
export { WebSocket, WebSocketServer } from 'ws';
