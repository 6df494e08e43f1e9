/** The daily letter to the administrators. */
export interface LetterWords {
  readonly subject: string
  readonly sound: string
  readonly keep: string
  readonly brokenSubject: string
  readonly broken: string
}

const ar: LetterWords = {
  subject: 'رأس سجل المراجعة لهذا اليوم',
  sound: 'فُحص سجل المراجعة اليوم وسلسلته سليمة. عدد سطوره: {{number}}.',
  keep: 'احتفظ بهذه الرسالة: بالسطر التالي تكشف لاحقًا أي تغيير في ما سبقه، ولو أعيد بناء السلسلة كلها.',
  brokenSubject: 'تنبيه: سجل المراجعة لا يطابق سلسلته',
  broken:
    'فُحص سجل المراجعة اليوم فظهر أول موضع لا يطابق السلسلة: رقم {{number}}. لا تحذف شيئًا، وقارن بآخر نسخة احتياطية. آخر رأس سليم:',
}

const en: LetterWords = {
  subject: 'Today’s head of the audit',
  sound: 'The audit was checked today and its chain is sound. It has {{number}} rows.',
  keep: 'Keep this letter: with the line below you find out later whether anything before it was changed, even if the whole chain was made anew.',
  brokenSubject: 'Warning: the audit does not fit its chain',
  broken:
    'The audit was checked today, and the first place that does not fit its chain is number {{number}}. Delete nothing, and compare with the last backup. The last sound head:',
}

const fr: LetterWords = {
  subject: 'Tête du journal d’audit du jour',
  sound: 'Le journal d’audit a été vérifié aujourd’hui et sa chaîne est intacte. Il compte {{number}} lignes.',
  keep: 'Conservez ce message : la ligne ci-dessous révélera plus tard toute modification de ce qui la précède, même si toute la chaîne était refaite.',
  brokenSubject: 'Attention : le journal d’audit ne correspond pas à sa chaîne',
  broken:
    'Le journal d’audit a été vérifié aujourd’hui ; le premier endroit qui ne correspond pas à la chaîne est le numéro {{number}}. Ne supprimez rien et comparez avec la dernière sauvegarde. La dernière tête intacte :',
}

export const letterWordsIn = (language: string): LetterWords => (language === 'ar' ? ar : language === 'fr' ? fr : en)
