import { useFormat } from '#platform/web/format.tsx'

/** The days that a paper is about. */
export function PrintedPeriod({ from, to }: { readonly from: string; readonly to: string }) {
  return useFormat().dayRange(from, to)
}
