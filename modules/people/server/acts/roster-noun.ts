import type { Noun } from '#platform/server/acts/write-act.ts'
import { rosterActs } from '../../contract/acts.ts'
import type { Doing } from './person.ts'

/** Of the people in a file nothing is kept. `rows` of readRoster and commitRoster, `Created, Skipped, Invited, Refused` of endRoster stand in the data. */
export const noun: Noun<typeof rosterActs, 'people.roster_import', { readonly id: number }, Doing> = {
  acts: rosterActs,
  stored: {
    table: 'people.roster_import',
    unkept: [
      'id',
      'kind',
      'file_name',
      'file_id',
      'uploaded_by',
      'header',
      'header_row',
      'above',
      'rows',
      'mapping',
      'sheets',
      'sheet',
      'hidden_columns',
      'epoch',
      'state',
      'result',
      'confirmed',
      'outcomes',
      'version',
      'created_at',
      'changed_by',
      'changed_at',
    ],
  },
  idOf: (roster) => roster.id,
  factsOf: () => ({}),
}
