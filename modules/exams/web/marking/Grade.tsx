import { Badge } from '@mantine/core'
import { useText } from '#platform/web/text.ts'

const colors = { excellent: 'green', pass: 'blue', fail: 'red' } as const

export function Grade({ grade }: { grade: keyof typeof colors | null }) {
  const t = useText('sitting')
  if (grade === null) return null
  return (
    <Badge variant="light" color={colors[grade]}>
      {t(`results.grades.${grade}`)}
    </Badge>
  )
}
