import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { templateActs } from '../../contract/acts.ts'

export type TemplateDoing = Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'actor'>

interface TemplateRef {
  readonly id: number
  readonly kind: string
}

/** What each fact about a template carries: its `kind`, of who asks. */
export const templateNoun: Noun<typeof templateActs, 'requests.proposal_template', TemplateRef, TemplateDoing> = {
  acts: templateActs,
  stored: { table: 'requests.proposal_template', unkept: ['id', 'kind', 'shipped_key', 'shipped_body', 'version'] },
  idOf: ({ id }) => id,
  factsOf: ({ kind }) => ({ templateKind: kind }),
}
