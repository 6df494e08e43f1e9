import { useAddress } from '#platform/web/address.ts'

/** The chosen class stands in the address, so that a link and a reload keep it. */
export function useChosenClass(): { classId: number | null; choose: (id: number | null) => void } {
  const { values, change } = useAddress({ class: 0, session: 0 })
  return {
    classId: values.class > 0 ? values.class : null,
    choose: (id) => change({ class: id ?? 0, session: 0 }),
  }
}
