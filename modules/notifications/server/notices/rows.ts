import type { EventKind } from '#platform/shared/event-kinds.ts'
import { notices } from './all.ts'
import { audiences } from './audiences.ts'
import type { Notice } from './notice.ts'

interface Sending {
  readonly kind: string
  readonly type: number | null
  readonly mail?: false
}

/** The table of notices as people read it: event, who is told, how, what opens. `templates` says which send mail. */
export function noticeRows(templates: readonly Sending[]): string[][] {
  const sending = new Map(templates.map((template) => [template.kind, template]))
  const how = ({ template }: Notice) => {
    const { mail = true, type = null } = sending.get(template) ?? {}
    return mail ? `mail${type === null ? '' : ` ${type}`}` : 'bell'
  }
  return (Object.keys(notices) as EventKind[]).flatMap((event) =>
    notices[event].map((notice) => [
      event,
      audiences[notice.to].says + (notice.only ? `, if ${notice.only.says}` : ''),
      how(notice),
      notice.template,
      notice.opens?.path ?? '',
    ]),
  )
}
