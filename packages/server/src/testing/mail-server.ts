import { createServer, type Socket } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: string;
  /** Headers and text, as they came over the wire. */
  readonly data: string;
}

/** A mail server that takes one message at a time, and refuses the first few recipients for now. */
export async function openMailServer(refusing = 0) {
  const mails: Mail[] = [];
  let left = refusing;
  const server = createServer((socket) => converse(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  function converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let text = '';
    let from = '';
    let to = '';
    let inData = false;
    say('220 mail.example.com ready');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      for (let end = endOf(); end >= 0; end = endOf()) {
        const piece = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push({ from, to, data: piece });
          inData = false;
          say('250 taken');
        } else answer(piece);
      }
    });
    const endOf = () => text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
    const answer = (line: string) => {
      const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
      if (verb === 'MAIL') from = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'RCPT' && left-- > 0) return say('451 try again later');
      if (verb === 'DATA') inData = true;
      if (verb === 'QUIT') return socket.end('221 goodbye\r\n');
      return say(verb === 'DATA' ? '354 go ahead' : '250 fine');
    };
  }

  return {
    mails,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
