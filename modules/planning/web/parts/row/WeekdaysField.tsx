import { Chip, Group, Input } from '@mantine/core'
import type { FieldProps } from '#platform/web/forms/fields/field.ts'
import { useWeekdayName } from '../words.tsx'

const week = [0, 1, 2, 3, 4, 5, 6] as const

/** Days of the week, 0 = Sunday, as chips that are pressed or not. */
export function WeekdaysField({ value, onChange, label, description, error, required }: FieldProps<readonly number[]>) {
  const weekday = useWeekdayName()
  return (
    <Input.Wrapper
      role="group"
      label={label}
      {...(typeof label === 'string' && { 'aria-label': label })}
      description={description}
      error={error}
      required={required ?? false}
      labelElement="div"
    >
      <Chip.Group multiple value={value.map(String)} onChange={(chosen) => onChange(chosen.map(Number).sort())}>
        <Group gap="xs" mt={4}>
          {week.map((each) => (
            <Chip key={each} value={String(each)} size="sm" variant="light">
              {weekday(each)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
