import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { certificateTemplateActs } from '../../contract/acts.ts'

export type TemplateDoing = Pick<Asked<unknown>, 'db' | 'now' | 'record' | 'actor'>

interface TemplateRef {
  readonly id: number
  readonly kind: string
}

/** What each fact about the text of a kind carries: which `kind` of certificate. */
export const templateNoun: Noun<typeof certificateTemplateActs, 'certificates.template', TemplateRef, TemplateDoing> = {
  acts: certificateTemplateActs,
  stored: {
    table: 'certificates.template',
    unkept: ['id', 'kind', 'shipped_body', 'shipped_body_female', 'version'],
  },
  idOf: ({ id }) => id,
  factsOf: ({ kind }) => ({ kind }),
}
