const NAME =
  /(?:^|[ -])(?:Doe|Roe|Bloggs|Muster\p{Ll}*|Nordmann|(?:Last|First|Sur|Full|User)[Nn]ame|Sample|Example|Dummy|Test(?:er|user|student|mann)?|Placeholder|Nobody|Anonymous|Beispiel|Ejemplo|Exempl[eo]|Esempio|Voorbeeld|Prueba|Fulan[oa](?: de Tal)?|Mengan[oa]|Student)$|^(?:Test|Sample|Example|Dummy|Demo|Fake|Foo|User|Muster\p{Ll}*) |^John Q\.? Public$/u

/** "Max Mustermann", "Dan Dummy": names that stand for anyone's, in several languages. */
export const isPlaceholderName = (name: string) => NAME.test(name)

const IN_ORDER = ['01234567890123456789', '98765432109876543210']

/** Nothing but one digit, or digits in order: 000-00-0000, 1234567, 987-65-4321. */
export function isPlaceholderId(id: string): boolean {
  const digits = id.replace(/\D/g, '')
  return (
    /^(\d)\1{3,}$/.test(digits) || (digits.length > 3 && IN_ORDER.some((order) => order.includes(digits)))
  )
}
