import * as platform from '#platform/server/notices/notice.ts'
import { topicOf, type TemplateKind } from '../../rules/topics.ts'
import { audiences, type AudienceName } from './audiences.ts'

export { nobody, page, type Condition, type Notice, type Notices, type Page } from '#platform/server/notices/notice.ts'

/** A notice of a module that has not yet its own: audience and template by their names here. */
export const tell = (
  to: AudienceName,
  template: TemplateKind,
  opens: platform.Page | null,
  more: Parameters<typeof platform.tell>[3] = {},
): platform.Notice => platform.tell(audiences[to], { kind: template, topic: topicOf(template) }, opens, more)
