import { type ModuleName, type Translate, useText } from '../../text.ts'
import classes from './StateBadge.module.css'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export type StateBadgeProps =
  | { readonly tone?: Tone; readonly label: string }
  | { readonly module: ModuleName; readonly state: string; readonly tones?: Readonly<Record<string, Tone>> }

/** A state as a light badge: colour and words, never colour alone. With `module` the word is its `states.<state>`. */
export function StateBadge(props: StateBadgeProps) {
  if ('label' in props) return <ToneBadge tone={props.tone ?? 'neutral'} label={props.label} />
  return <ModuleBadge {...props} />
}

function ModuleBadge({
  module,
  state,
  tones,
}: {
  module: ModuleName
  state: string
  tones?: Readonly<Record<string, Tone>>
}) {
  const t = useText(module) as Translate
  return <ToneBadge tone={tones?.[state] ?? 'neutral'} label={t.maybe(`states.${state}`, state)} />
}

function ToneBadge({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {label}
    </span>
  )
}
