"""Rules on their way to machine code: each is told to LLVM once, and LLVM works where an entry point is compiled.

Numba makes finished machine code of every function that it meets, with all that the function calls inside, and anew
for every set of options that a caller may have: a rule that is called through ten others is optimised and written out
ten times, and nobody ever calls those copies.  Here a rule stays a *part*, in LLVM's language, made anew only for
options that it takes from its caller.  An entry point gathers the parts that it reaches, each once, and optimises and
writes the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from numba import _dynfunc, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.environment import lookup_environment
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import NativeLowering
from numba.core.typing.templates import infer, infer_global, make_overload_template

INHERITED = ("nrt", "fastmath", "error_model", "forceinline")
"""The options that a function takes from its caller where it has none of its own, by Numba's names for them."""


class _Library(JITCodeLibrary):  # type: ignore[misc]
    """Numba's own, but for declarations: it would make LLVM's passes ready for each, and there is nothing to do."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        for function in ll_module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)


class Part(_Library):
    """A function in LLVM's language, and the libraries that it calls: linked by who needs it, never run by itself."""

    def finalize(self) -> None:
        """Optimised by itself, so that what is inlined is small; what it calls is gathered by the entry point."""
        self._raise_if_finalized()
        self._optimize_final_module()
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """No address: there is no machine code of it alone."""
        return 0


class Whole(_Library):
    """The library of an entry point: with all parts that it reaches, each once."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Gather, then optimise and write as ever."""
        self._linking_libraries = list(gathered(self._linking_libraries))
        super().finalize()


def gathered(libraries: Iterable[Any]) -> Iterator[Any]:
    """These libraries and those that parts among them call, callers first, each once."""
    seen: dict[Any, None] = dict.fromkeys(libraries)
    waiting = list(seen)
    while waiting:
        each = waiting.pop()
        if isinstance(each, Part):
            new = [called for called in dict.fromkeys(each._linking_libraries) if called not in seen]
            seen.update(dict.fromkeys(new))
            waiting += new
    return iter(seen)


class _Lowering(NativeLowering):  # type: ignore[misc]
    """Numba's own, into a library of our kind."""

    _name = ""
    library = Whole

    def run_pass(self, state: Any) -> bool:
        codegen = state.targetctx.codegen()
        state.library = self.library(codegen, state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(_Lowering):
    """A rule, for those that call it."""

    _name = "touchline_part_lowering"
    library = Part

    def run_pass(self, state: Any) -> bool:
        """As Numba's, but for a function that cannot be called from Python or C, as none of these can."""
        state.flags.no_compile = True
        state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        told, library = state["cr"], state.library
        library._ensure_finalized()
        name = told.fndesc.qualname.rpartition(".")[2]
        uncalled = _dynfunc.make_function(told.fndesc.lookup_module(), name, name, 0, told.env, (library,))
        state.targetctx.insert_user_function(uncalled, told.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = told._replace(cfunc=uncalled)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class WholeLowering(_Lowering):
    """An entry point."""

    _name = "touchline_whole_lowering"

    def run_pass(self, state: Any) -> bool:
        """As Numba's; then what parts keep of Python (their environments) is made known to the code."""
        super().run_pass(state)
        for variable in state.library._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                state.library.codegen.set_env(variable.name, environment)
        return True


def _passes(state: Any, lowering: Any) -> list[PassManager]:
    """Numba's passes with another lowering."""
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [(lowering if each is NativeLowering else each, why) for each, why in passes.passes]
    passes.finalize()
    return [passes]


class PartCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles a rule for those that call it."""

    def define_pipelines(self) -> list[PassManager]:
        """Numba asks."""
        return _passes(self.state, PartLowering)


class WholeCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles an entry point with all that it reaches."""

    def define_pipelines(self) -> list[PassManager]:
        """Numba asks."""
        return _passes(self.state, WholeLowering)


def let_compiled_code_call(function: Any, **options: Any) -> None:
    """Make a Python function a part of the entry points that call it; ``options`` are those of ``numba.jit``."""

    def as_it_stands(*_arguments: Any, **_more: Any) -> Any:
        return function

    own = {"nopython": True, "no_cpython_wrapper": True, "pipeline_class": PartCompiler, **options}
    template = make_overload_template(function, as_it_stands, own, strict=False, inline="never", target="cpu")
    inherited = [each for each in INHERITED if each not in options and f"_{each}" not in options]

    def made_once(self: Any, arguments: Any, more: Any) -> Any:
        caller = ConfigStack.top_or_none()
        taken = tuple(str(getattr(caller, each, None)) for each in inherited)
        key = self.context, tuple(arguments), tuple(more.items()), taken
        return self._impl_cache.get(key) or self._build_impl(key, arguments, more)

    template._get_impl = made_once
    infer(template)
    infer_global(function, types.Function(template))
