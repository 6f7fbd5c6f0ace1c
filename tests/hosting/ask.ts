import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The address that it is asked from; all of 127.0.0.0/8 are this computer's. */
  readonly from?: string;
}

/** One request, from an address of one's choice. Who signed the certificate does not matter here. */
export function ask(url: string, { method = 'GET', headers = {}, body, from }: Question = {}): Promise<Asked> {
  const request = url.startsWith('https:') ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        rejectUnauthorized: false,
        agent: false,
        ...(from !== undefined && { localAddress: from }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
