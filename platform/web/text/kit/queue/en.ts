import { en as terms } from '#platform/web/text/terms/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

const previous = 'Previous record'
const next = 'Next record'

export const en: Words<typeof ar> = {
  back: 'Back to the list',
  walk: 'From record to record',
  previous,
  next,
  position: '{{at}} of {{total}}',
  openPage: 'Open its page',
  done: '{{action}}: {{name}}',
  keys: 'Keys of this list',
  keysHint:
    'They do nothing while you type in a field. The arrows move between records while the focus is in the list.',
  keysOn: terms.singleKeysOn,
  key: {
    next,
    previous,
    step: 'The next step: the main button',
    select: 'Select the record, or deselect it',
    undo: 'Undo, while it is offered',
    help: 'Show these keys',
  },
}
