/** What names and labels of fields stand for something private. */
import { expect, it } from 'vitest';
import { isLoginName, isPrivateName } from '../../extension/dom/tree/fields/private-names';

const privateNames = `password | userPassword | user_password | PASSWD | passwd2 | pwd | txtPwd | user-pwd | pass | user_pass | pass1 | passcode
passphrase | pass-phrase | pin | PIN | pin1 | card_pin | yourPin | otp | otpCode | totp | 2fa-code | mfa | oneTimeCode | one-time-password
cvc | cvv2 | cardCvc | csc | cardNumber | card-no | ccnum | cc_number | creditCardNumber | security_code | securityCode | ssn
social-security-number | kennwort | Neues Kennwort | Passwort wiederholen | mdp | mot_de_passe | Mot de passe | Votre mot de passe *
api_token | apiToken | api-key | apiKey | access_token | auth_token | secret | secret_key | client_secret | clientSecret | private_key
clave | Contraseña | contrasena | Repita la contraseña | senha | Sua senha | hasło | haslo | Powtórz hasło | пароль | Введите пароль
Пароль ещё раз | 密码 | 请输入密码 | 登入密碼 | 验证码 | パスワード | 暗証番号 | 비밀번호 | 비밀번호 확인 | كلمة المرور | كلمة السر | סיסמה | पासवर्ड
รหัสผ่าน | Mật khẩu | Wachtwoord | Lösenord | Adgangskode | Passord | Salasana | Heslo | Jelszó | Lozinka | Şifre | Parola | Kata sandi
Σύνθημα: συνθηματικό | Palavra-passe | Geheimzahl | TAN | iTAN | mTAN | SMS code | Verification code | Bestätigung: Einmalcode
Kartennummer | Kartenprüfnummer | Prüfziffer | Sicherheitscode | Código de seguridad | Code de sécurité | Codice di sicurezza | Número de tarjeta
Numéro de carte | номер карты | 卡号 | カード番号 | Card number | Ｐassword | NIP`;

const otherNames = `pinboard | Pinboard title | passenger | passengers | Passenger 1 | passport_no | tokenize | token_count | Max tokens | Shipping PIN code
Delivery area pincode | postal pin | spinner | opinion | shopping | pink | compass | bypass | trespass | Ski pass | surpass | secretary | secrets-of-success
Search passwords | Search | Password hint | Forgot password? | Forgotten password e-mail | Reset password link | Secret question | Password strength
Password length | Password manager | Comment | Your message | Never post your password here | Do not enter your password | Keine Passwörter eingeben
cardinal | card_type | Name on card | Card expiry date | discard number | canned | tank | Tanks | important | standard | cvs | Hotpot | kotp | desenha | Enclave
palabra clave | parola chiave | username | e-mail | Full name | street | city | zip code | description | notes | amount | IBAN | coupon | quantity
A long story that somebody put into the label, in which the word password is mentioned somewhere | Address of the pin on the map`;

const listOf = (names: string) =>
  names
    .split(/\||\n/)
    .map((name) => name.trim())
    .filter(Boolean);

it.each(listOf(privateNames))('%s is private', (name) => expect(isPrivateName(name)).toBe(true));
it.each(listOf(otherNames))('%s is not', (name) => expect(isPrivateName(name)).toBe(false));

it.each(
  listOf(
    'username | user_name | userId | login | loginId | log-in | signIn | E-Mail | email_address | account | Kontonummer | Benutzername | Kennung | Usuario | Identifiant | Adresse e-mail | phone | логин | 用户名 | アカウント | 이메일',
  ),
)('%s is the name of somebody who signs in', (name) => expect(isLoginName(name)).toBe(true));
it.each(listOf('bio | q | Search users | Comment of the user | city | amount | Message to the member'))(
  '%s is not the name of somebody who signs in',
  (name) => expect(isLoginName(name)).toBe(false),
);
