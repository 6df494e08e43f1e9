import type { Doing, Noun } from '#platform/server/acts/write-act.ts'
import { viewActs } from '../../contract/acts.ts'

export const viewNoun: Noun<typeof viewActs, 'views.list_view', { readonly id: number }, Doing> = {
  acts: viewActs,
  stored: { table: 'views.list_view', unkept: ['id', 'owner_id', 'definition', 'changed_at', 'version'] },
  idOf: ({ id }) => id,
  factsOf: () => ({}),
}
