import { useText } from '#platform/web/text.ts'
import { mailTypeOf } from '../../../rules/status-mails.ts'

/** What a mail type and the statuses of its records are called. */
export function useMailWords() {
  const t = useText('mailing')
  return {
    typeName: (type: number): string => t.maybe(`types.${mailTypeOf(type)?.name}`, String(type)),
    statusName: (type: number, status: string): string =>
      t.maybe(`statuses.${mailTypeOf(type)?.about}.${status}`, status),
  }
}
