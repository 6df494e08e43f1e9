import { PairTabs } from '../parts/merging/PairTabs.tsx'

export default function DuplicatesPage() {
  return <PairTabs of="trainee" />
}
