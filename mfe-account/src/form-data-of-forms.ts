/**
 * The test environment has the platform's own `FormData`, which cannot read a form of the test DOM. With this it can, so
 * that forms are submitted in tests as in a browser.
 */
const Platform = globalThis.FormData;

class FormDataOfForms extends Platform {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []) {
      const unchecked = (control.type === 'radio' || control.type === 'checkbox') && !control.checked;
      if (control.name !== '' && !control.disabled && !unchecked) this.append(control.name, control.value);
    }
  }
}

globalThis.FormData = FormDataOfForms;
