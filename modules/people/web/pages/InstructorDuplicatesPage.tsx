import { PairTabs } from '../parts/merging/PairTabs.tsx'

export default function InstructorDuplicatesPage() {
  return <PairTabs of="instructor" />
}
