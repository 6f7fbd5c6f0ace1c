import { describe, expect, it } from 'vitest';
import { botName, seated } from './characters.ts';

describe('who takes a seat', () => {
  it('a bot has a name, a person brings one, and what was typed stays', () => {
    expect(seated(1, '', 'foreman')).toEqual({ name: botName(1), kind: 'bot', bot: 'foreman' });
    expect(seated(1, botName(1), 'person')).toEqual({ name: '', kind: 'person' });
    expect(seated(1, 'Ada', 'foreman').name).toBe('Ada');
    expect(seated(1, 'Ada', 'person').name).toBe('Ada');
    expect(new Set([0, 1, 2, 3].map(botName)).size).toBe(4);
  });
});
