import { useSend } from '#platform/web/data.ts'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { reportsCalls as calls } from '../../../contract/calls.ts'
import type { Definition } from './report.ts'

/** Makes a report in the background, and opens the page on which its progress is seen. */
export function useStartRun() {
  const t = useText('reports')
  const go = useGo()
  const { send, sending } = useSend(calls.startRun, {
    module: 'reports',
    success: t('builder.begun'),
    onDone: ({ ID }) => void go(href('/Reports/Run/:ID', { ID }) as '/'),
  })
  return {
    sending,
    start: (name: string, definition: Definition, reportId: number | null) =>
      send({ body: { Name: name.slice(0, 120), ReportID: reportId, Definition: definition } }),
  }
}
