import { notFound } from '../../problem.ts'
import type { Asked } from './QueryView.tsx'

/** In place of a query, where the address names a record by what is no id: nothing is there to be asked for. */
export const nowhere: Asked<never> = { data: undefined, error: notFound(), isPending: false, refetch: () => undefined }
