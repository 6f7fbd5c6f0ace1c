import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../plugins/rules.ts';

describe('the list of rules as the app reads it', () => {
  it('takes the sentence and leaves the marks of the list', () => {
    expect(statementsOf('- **SE-ACT-08** An action **without** effect may not be taken. [ruling S-05]')).toEqual({
      'SE-ACT-08': 'An action without effect may not be taken.',
    });
  });

  it('finds every statement of Empire', () => {
    const text = readFileSync(new URL('../../../../docs/rules/solo-empire.md', import.meta.url), 'utf8');
    const statements = statementsOf(text);
    expect(Object.keys(statements).length).toBeGreaterThan(100);
    expect(statements['SE-MKT-01']).toMatch(/^At the start of the turn/);
  });
});
