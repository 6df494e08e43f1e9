interface Sheet {
  readonly Means: readonly { readonly MeanID: number }[]
  readonly People: readonly { readonly Scores: readonly { readonly MeanID: number }[] }[]
}

/** Whether somebody in the class still lacks the mark of some part. */
export const isMarkMissing = ({ Means, People }: Sheet): boolean =>
  People.some(({ Scores }) => Means.some(({ MeanID }) => !Scores.some((score) => score.MeanID === MeanID)))
