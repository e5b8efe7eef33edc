/** Stands in a remote for the Fast Refresh runtime: the host's, with identities that no other remote's modules share. */
const { clinicRefresh } = globalThis as unknown as { clinicRefresh: RefreshRuntime };

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  clinicRefresh;

export const register: RefreshRuntime['register'] = (type, id) => clinicRefresh.register(type, `${packageName} ${id}`);

/** The host has done that, before React started. */
export const injectIntoGlobalHook: RefreshRuntime['injectIntoGlobalHook'] = () => undefined;
