import { skip, useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'

/** Milliseconds between two askings while the page is seen: others take and leave meanwhile. */
const again = 30_000

/** Who decides about which registration now; nothing where it is not asked. */
export function useAssignees(isAsked = true) {
  const t = useText('registration')
  const { data } = useCall(calls.getAssignees, isAsked ? {} : skip, { every: again, silent: true })
  const of = (id: number) => data?.Items.find(({ RegistrationID }) => RegistrationID === id)
  return {
    of,
    /** What may be done with it; undefined before that is known. */
    actionsOn: (id: number) => (of(id) ?? data)?.Actions,
    /** In a few words; null where nobody has taken it. */
    said: (id: number): string | null => {
      const assignee = of(id)
      if (!assignee) return null
      return assignee.IsMine ? t('assignee.withMe') : t('assignee.short', { name: assignee.TakenBy ?? '' })
    },
  }
}
