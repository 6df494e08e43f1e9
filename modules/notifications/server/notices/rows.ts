import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import type { Notice } from '#platform/server/notices/notice.ts'
import type { AllNotices } from './all.ts'

interface Sending {
  readonly kind: string
  readonly type: number | null
  readonly mail?: false
}

/** The table of notices as people read it: event, who is told, how, what opens. `templates` says which send mail. */
export function noticeRows(notices: AllNotices, templates: readonly Sending[]): string[][] {
  const sending = new Map(templates.map((template) => [template.kind, template]))
  const how = ({ letter }: Notice) => {
    const { mail = true, type = null } = sending.get(letter.kind) ?? {}
    return mail ? `mail${type === null ? '' : ` ${type}`}` : 'bell'
  }
  return (Object.keys(notices) as EventKind[]).flatMap((event) =>
    notices[event].map((notice) => [
      event,
      notice.to.says +
        (notice.only ? `, if ${notice.only.says}` : '') +
        (notice.unlessTold ? ', unless told before' : ''),
      how(notice),
      notice.letter.kind,
      notice.opens?.path ?? '',
    ]),
  )
}
