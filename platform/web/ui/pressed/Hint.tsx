import { Tooltip } from '@mantine/core'
import type { RefObject } from 'react'

/** The name of a button, shown beside it while it is pointed at. */
export default function Hint({ label, of }: { label: string; of: RefObject<HTMLButtonElement | null> }) {
  return <Tooltip target={of} label={label} openDelay={400} withinPortal />
}
