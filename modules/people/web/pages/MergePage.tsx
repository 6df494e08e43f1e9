import { PersonMerge } from '../parts/merging/PersonMerge.tsx'
import { traineeMerge } from '../parts/merging/trainee-merge.tsx'

export default function MergePage() {
  return <PersonMerge kind={traineeMerge} />
}
