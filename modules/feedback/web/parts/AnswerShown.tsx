import { Group, Input, Text } from '@mantine/core'
import type { Trilingual } from '#platform/shared/text.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ratingScale, type AnswerKind } from '../../rules/answers.ts'
import classes from './AnswerShown.module.css'

/** What whoever answers chooses from, as the sheet will show it. */
export function AnswerShown({ answer, choices }: { answer: AnswerKind; choices: readonly Trilingual[] }) {
  const t = useText('feedback')
  const pick = usePick()
  const format = useFormat()
  const offered =
    answer === 'rating'
      ? ratingScale.map((grade, at) => `${format.number(at + 1)} ${t(`grades.${grade}`)}`)
      : answer === 'yesNo'
        ? [t('yes'), t('no')]
        : answer === 'choice'
          ? choices.map((choice) => pick(choice)).filter(Boolean)
          : []
  if (offered.length === 0) return null
  return (
    <Input.Wrapper label={t('answeredBy')} labelElement="div">
      <Group component="ul" gap="xs" className={classes['offered']!}>
        {offered.map((each, at) => (
          <Text component="li" size="sm" key={at} className={classes['answer']!}>
            <bdi>{each}</bdi>
          </Text>
        ))}
      </Group>
    </Input.Wrapper>
  )
}
