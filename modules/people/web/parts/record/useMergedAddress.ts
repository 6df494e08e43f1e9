import { useEffect } from 'react'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'

/** Where the address of a record that was merged is opened: leads to the one that holds what it held. */
export function useMergedAddress(
  page: '/User/Trainee-Edit/:ID?' | '/Instructor/Add-Edit/:ID?',
  id: number | null,
  shownId: number | undefined,
): void {
  const go = useGo()
  const t = useText('people')
  useEffect(() => {
    if (id === null || shownId === undefined || shownId === id) return
    toast.info(t('mergedNow'))
    void go.replace(page, { ID: shownId })
  }, [id, shownId, page, go, t])
}
