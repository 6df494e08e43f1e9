import { Alert, List } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'

/** What is still missing, all at once, or that nothing is. It changes while one types, so it is not read out each time. */
export function FaultList({ title, good, faults }: { title: string; good: string; faults: readonly string[] }) {
  if (faults.length === 0) {
    return (
      <Alert variant="light" color="green" icon={<IconCircleCheck />}>
        {good}
      </Alert>
    )
  }
  return (
    <Alert variant="light" color="yellow" icon={<IconAlertTriangle />} title={title}>
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{fault}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
