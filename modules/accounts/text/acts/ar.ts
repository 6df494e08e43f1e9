import type { ActWords } from '#platform/shared/record/act.ts'
import type { ownAccountActs, userActs } from '../../contract/acts.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

const givenUp = {
  do: 'ترك التغيير',
  done: 'تُرك التغيير، ويبقى البريد الحالي.',
}

const ofUsers = {
  createFirstAdmin: { do: 'إنشاء حساب المدير الأول', past: 'أُنشئ حساب المدير الأول' },
  addUser: { do: 'إضافة مستخدم', done: 'أُنشئ الحساب وأُرسلت الدعوة.', past: 'أُنشئ حساب', line: 'أُنشئ الحساب' },
  updateUser: { do: terms.edit, done: 'حُفظ الحساب.', past: 'عُدّلت بيانات حساب', line: 'عُدّلت بيانات الحساب' },
  changeRights: { past: 'تغيّر دور حساب أو صلاحياته', line: 'تغيّرت الصلاحيات. {{change}}' },
  resendInvitation: {
    do: 'إعادة إرسال الدعوة',
    ask: 'تُرسل دعوة جديدة إلى {{email}} وتبطل السابقة.',
    done: 'أُرسلت دعوة جديدة.',
    past: 'أُعيد إرسال الدعوة',
  },
  activateUser: {
    do: 'تفعيل',
    ask: 'يعود حساب {{name}} صالحًا للدخول.',
    done: 'فُعّل الحساب.',
    past: 'فُعّل حساب',
    line: 'فُعّل الحساب',
  },
  deactivateUser: {
    do: 'تعطيل',
    ask: 'لا يمكن الدخول بحساب {{name}} بعدها، وتنتهي جلساته فورًا. البيانات والسجل يبقيان كما هما.',
    done: 'عُطّل الحساب.',
    past: 'عُطّل حساب',
    line: 'عُطّل الحساب',
  },
  deleteUser: {
    do: terms.remove,
    ask: 'يُحذف حساب {{name}} نهائيًا. لا يمكن التراجع.',
    done: 'حُذف الحساب.',
    past: 'حُذف حساب',
  },
} as const satisfies ActWords<typeof userActs>

const ofOwnAccount = {
  askForAddress: { past: 'طُلب تغيير بريد حساب' },
  giveUpAddress: {
    do: givenUp.do,
    done: givenUp.done,
    past: 'ترك صاحب الحساب تغيير بريده',
  },
  giveUpUserAddress: {
    do: givenUp.do,
    done: givenUp.done,
    past: 'تُرك تغيير بريد حساب',
  },
  confirmAddress: { do: 'نعم، هذا بريدي', past: 'تغيّر بريد حساب بعد إثباته' },
  undoAddress: { do: 'لم أطلب ذلك: ألغِ التغيير', past: 'أُلغي تغيير بريد حساب من البريد القديم' },
  changePhoto: { past: 'تغيّرت صورة الحساب' },
  removePhoto: { do: 'إزالة الصورة', past: 'أُزيلت صورة الحساب' },
  changeGender: { past: 'غيّر صاحب الحساب نوعه' },
} as const satisfies ActWords<typeof ownAccountActs>

/** Apart from the other words, which every visit begins with. */
export const ar = { acts: { ...ofUsers, ...ofOwnAccount } } as const
