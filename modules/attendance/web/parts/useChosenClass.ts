import { useAddress } from '#platform/web/start/address.ts'
import { classShows } from '../../rules/class-shows.ts'
import type { Shown } from './ClassStart.tsx'

const known = (show: string): show is Shown => show === 'all' || (classShows as readonly string[]).includes(show)

/** The chosen class and the kind of classes to choose from stand in the address, so that a link and a reload keep them. */
export function useChosenClass(first: Shown) {
  const { values, change } = useAddress({ class: 0, session: 0, show: '' })
  return {
    classId: values.class > 0 ? values.class : null,
    choose: (id: number | null) => change({ class: id ?? 0, session: 0 }),
    shown: known(values.show) ? values.show : first,
    show: (shown: Shown) => change({ show: shown === first ? '' : shown }),
  }
}
