import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { statusTones } from '../../../rules/status.ts'

/** The one status that people see, in words and colour. */
export function StatusBadge({ status }: { status: string }) {
  return <StateBadge module="registration" state={status} tones={statusTones} />
}
