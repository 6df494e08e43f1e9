import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'

/** A secret that nobody is shown again: to be copied now. */
export function ShownOnce(props: {
  value: string
  hint: string
  copied: string
  onClose: () => void
  children?: ReactNode
}) {
  const { value, hint, copied, onClose, children } = props
  const t = useText('integrations')
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    toast.done(copied)
  }
  return (
    <Stack gap="md">
      <Alert color="green">
        <Stack gap="xs">
          <Text size="sm">{hint}</Text>
          {/* Read and copied as a whole, on as many lines as it takes. */}
          <Code style={{ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{value}</Code>
        </Stack>
      </Alert>
      {children}
      <Group justify="flex-end" gap="sm">
        {navigator.clipboard && <Button onClick={() => void copy()}>{t('copy')}</Button>}
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </Group>
    </Stack>
  )
}
